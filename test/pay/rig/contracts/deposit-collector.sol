// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface SignedToken {
    function transfer(address to, uint256 value) external returns (bool);
    function receiveWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        bytes calldata signature
    ) external;
}

/// Draws what a payer has signed over by EIP-3009 for one channel, and hands it on to the channels.
/// Code is placed at the real address, so nothing may be set by a constructor.
contract DepositCollector {
    address private constant CHANNELS = 0x4020074e9dF2ce1deE5A9C1b5c3f541D02a10003;

    error OnlyChannels();

    /// The channel goes into the nonce: what was signed for one cannot be drawn for another.
    function collect(
        address payer,
        address token,
        uint256 amount,
        bytes32 channelId,
        bytes calldata collectorData
    ) external {
        if (msg.sender != CHANNELS) revert OnlyChannels();
        (uint256 validAfter, uint256 validBefore, uint256 salt, bytes memory signature) = abi
            .decode(collectorData, (uint256, uint256, uint256, bytes));
        SignedToken(token).receiveWithAuthorization(
            payer,
            address(this),
            amount,
            validAfter,
            validBefore,
            keccak256(abi.encode(channelId, salt)),
            signature
        );
        require(SignedToken(token).transfer(CHANNELS, amount), "transfer failed");
    }
}
