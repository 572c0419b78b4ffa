// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface Token {
    function balanceOf(address owner) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
}

interface Collector {
    function collect(
        address payer,
        address token,
        uint256 amount,
        bytes32 channelId,
        bytes calldata collectorData
    ) external;
}

/// What payments need of the channels of x402's scheme batch-settlement, after its specification for EVM chains:
/// deposits, claims, settlement to the receiver, refunds, and the payer's own way out.
/// Code is placed at the real address, so nothing may be set by a constructor.
/// Signers are accounts with a key: contracts that sign are left out, and so are locks against tokens that call back.
contract BatchSettlement {
    struct ChannelConfig {
        address payer;
        address payerAuthorizer;
        address receiver;
        address receiverAuthorizer;
        address token;
        uint40 withdrawDelay;
        bytes32 salt;
    }

    struct ChannelState {
        uint128 balance;
        uint128 totalClaimed;
    }

    struct Withdrawal {
        uint128 amount;
        uint40 initiatedAt;
    }

    struct ReceiverState {
        uint128 totalClaimed;
        uint128 totalSettled;
    }

    struct Voucher {
        ChannelConfig channel;
        uint128 maxClaimableAmount;
    }

    struct VoucherClaim {
        Voucher voucher;
        bytes signature;
        uint128 totalClaimed;
    }

    bytes32 private constant CHANNEL_CONFIG =
        keccak256(
            "ChannelConfig(address payer,address payerAuthorizer,address receiver,address receiverAuthorizer,address token,uint40 withdrawDelay,bytes32 salt)"
        );
    bytes32 private constant VOUCHER =
        keccak256("Voucher(bytes32 channelId,uint128 maxClaimableAmount)");
    bytes32 private constant REFUND =
        keccak256("Refund(bytes32 channelId,uint256 nonce,uint128 amount)");
    bytes32 private constant CLAIM_ENTRY =
        keccak256(
            "ClaimEntry(bytes32 channelId,uint128 maxClaimableAmount,uint128 totalClaimed)"
        );
    bytes32 private constant CLAIM_BATCH =
        keccak256(
            "ClaimBatch(ClaimEntry[] claims)ClaimEntry(bytes32 channelId,uint128 maxClaimableAmount,uint128 totalClaimed)"
        );

    mapping(bytes32 => ChannelState) public channels;
    mapping(bytes32 => Withdrawal) public pendingWithdrawals;
    mapping(bytes32 => uint256) public refundNonce;
    mapping(address => mapping(address => ReceiverState)) public receivers;

    event ChannelCreated(bytes32 indexed channelId, ChannelConfig config);
    event ChannelClosed(bytes32 indexed channelId, ChannelConfig config);
    event Deposited(
        bytes32 indexed channelId,
        address indexed sender,
        uint128 amount,
        uint128 newBalance
    );
    event Claimed(
        bytes32 indexed channelId,
        address indexed sender,
        uint128 claimAmount,
        uint128 newTotalClaimed
    );
    event Settled(
        address indexed receiver,
        address indexed token,
        address indexed sender,
        uint128 amount
    );
    event Refunded(bytes32 indexed channelId, address indexed sender, uint128 amount);
    event WithdrawInitiated(bytes32 indexed channelId, uint128 amount, uint40 finalizeAfter);
    event WithdrawFinalized(bytes32 indexed channelId, address indexed sender, uint128 amount);

    error InvalidChannel();
    error ZeroDeposit();
    error InvalidSignature();
    error NotReceiverAuthorizer();
    error NotAuthorizedToClaim();
    error NotAuthorizedToRefund();
    error ClaimExceedsCeiling();
    error ClaimExceedsBalance();
    error WithdrawalAlreadyPending();
    error WithdrawalNotPending();
    error NotAuthorizedToFinalizeWithdraw();
    error WithdrawDelayNotElapsed();
    error NothingToWithdraw();
    error WithdrawAmountExceedsAvailable();
    error WithdrawDelayOutOfRange();
    error EmptyBatch();
    error DepositCollectionFailed();
    error InvalidCollector();
    error InvalidRefundNonce();
    error ZeroRefund();

    function deposit(
        ChannelConfig calldata config,
        uint128 amount,
        address collector,
        bytes calldata collectorData
    ) external {
        if (
            config.payer == address(0) ||
            config.receiver == address(0) ||
            config.receiverAuthorizer == address(0) ||
            config.token == address(0)
        ) revert InvalidChannel();
        if (config.withdrawDelay < 15 minutes || config.withdrawDelay > 30 days)
            revert WithdrawDelayOutOfRange();
        if (amount == 0) revert ZeroDeposit();
        if (collector == address(0)) revert InvalidCollector();
        bytes32 id = getChannelId(config);
        ChannelState storage channel = channels[id];
        channel.balance += amount;
        uint256 held = Token(config.token).balanceOf(address(this));
        Collector(collector).collect(config.payer, config.token, amount, id, collectorData);
        if (Token(config.token).balanceOf(address(this)) != held + amount)
            revert DepositCollectionFailed();
        if (channel.balance == amount && channel.totalClaimed == 0)
            emit ChannelCreated(id, config);
        emit Deposited(id, msg.sender, amount, channel.balance);
    }

    function claim(VoucherClaim[] calldata claims) external {
        if (claims.length == 0) revert EmptyBatch();
        for (uint256 nth = 0; nth < claims.length; nth++) {
            if (!isReceiving(claims[nth].voucher.channel)) revert NotAuthorizedToClaim();
            take(claims[nth]);
        }
    }

    function claimWithSignature(
        VoucherClaim[] calldata claims,
        bytes calldata authorizerSignature
    ) external {
        if (claims.length == 0) revert EmptyBatch();
        address authorizer = claims[0].voucher.channel.receiverAuthorizer;
        requireSigned(authorizer, getClaimBatchDigest(claims), authorizerSignature);
        for (uint256 nth = 0; nth < claims.length; nth++) {
            if (claims[nth].voucher.channel.receiverAuthorizer != authorizer)
                revert NotReceiverAuthorizer();
            take(claims[nth]);
        }
    }

    function settle(address receiver, address token) external {
        ReceiverState storage state = receivers[receiver][token];
        uint128 amount = state.totalClaimed - state.totalSettled;
        if (amount == 0) return;
        state.totalSettled = state.totalClaimed;
        send(token, receiver, amount);
        emit Settled(receiver, token, msg.sender, amount);
    }

    function initiateWithdraw(ChannelConfig calldata config, uint128 amount) external {
        if (!isPaying(config)) revert InvalidChannel();
        if (amount == 0) revert NothingToWithdraw();
        bytes32 id = getChannelId(config);
        Withdrawal storage withdrawal = pendingWithdrawals[id];
        if (withdrawal.initiatedAt != 0) revert WithdrawalAlreadyPending();
        if (amount > availableIn(id)) revert WithdrawAmountExceedsAvailable();
        withdrawal.amount = amount;
        withdrawal.initiatedAt = uint40(block.timestamp);
        emit WithdrawInitiated(id, amount, uint40(block.timestamp) + config.withdrawDelay);
    }

    function finalizeWithdraw(ChannelConfig calldata config) external {
        if (!isPaying(config)) revert NotAuthorizedToFinalizeWithdraw();
        bytes32 id = getChannelId(config);
        Withdrawal storage withdrawal = pendingWithdrawals[id];
        if (withdrawal.initiatedAt == 0) revert WithdrawalNotPending();
        if (block.timestamp < uint256(withdrawal.initiatedAt) + config.withdrawDelay)
            revert WithdrawDelayNotElapsed();
        uint128 amount = atMost(withdrawal.amount, availableIn(id));
        delete pendingWithdrawals[id];
        channels[id].balance -= amount;
        emit WithdrawFinalized(id, msg.sender, amount);
        tellClosed(id, config);
        if (amount > 0) send(config.token, config.payer, amount);
    }

    function refund(ChannelConfig calldata config, uint128 amount) external {
        if (!isReceiving(config)) revert NotAuthorizedToRefund();
        giveBack(config, amount);
    }

    function refundWithSignature(
        ChannelConfig calldata config,
        uint128 amount,
        uint256 nonce,
        bytes calldata authorizerSignature
    ) external {
        bytes32 id = getChannelId(config);
        if (nonce != refundNonce[id]) revert InvalidRefundNonce();
        requireSigned(
            config.receiverAuthorizer,
            getRefundDigest(id, nonce, amount),
            authorizerSignature
        );
        giveBack(config, amount);
    }

    /// Several calls in one transaction, all or none.
    function multicall(bytes[] calldata calls) external returns (bytes[] memory results) {
        results = new bytes[](calls.length);
        for (uint256 nth = 0; nth < calls.length; nth++) {
            (bool isDone, bytes memory result) = address(this).delegatecall(calls[nth]);
            if (!isDone) {
                assembly {
                    revert(add(result, 0x20), mload(result))
                }
            }
            results[nth] = result;
        }
    }

    function getChannelId(ChannelConfig calldata config) public view returns (bytes32) {
        return digestOf(keccak256(abi.encode(CHANNEL_CONFIG, config)));
    }

    function getVoucherDigest(bytes32 id, uint128 most) public view returns (bytes32) {
        return digestOf(keccak256(abi.encode(VOUCHER, id, most)));
    }

    function getRefundDigest(
        bytes32 id,
        uint256 nonce,
        uint128 amount
    ) public view returns (bytes32) {
        return digestOf(keccak256(abi.encode(REFUND, id, nonce, amount)));
    }

    function getClaimBatchDigest(VoucherClaim[] calldata claims) public view returns (bytes32) {
        bytes32[] memory entries = new bytes32[](claims.length);
        for (uint256 nth = 0; nth < claims.length; nth++) {
            Voucher calldata voucher = claims[nth].voucher;
            bytes32 id = getChannelId(voucher.channel);
            entries[nth] = keccak256(
                abi.encode(CLAIM_ENTRY, id, voucher.maxClaimableAmount, claims[nth].totalClaimed)
            );
        }
        return digestOf(keccak256(abi.encode(CLAIM_BATCH, keccak256(abi.encodePacked(entries)))));
    }

    /// A total that was claimed before changes nothing, so that whoever is late may claim again.
    function take(VoucherClaim calldata claimed) private {
        ChannelConfig calldata config = claimed.voucher.channel;
        bytes32 id = getChannelId(config);
        ChannelState storage channel = channels[id];
        if (claimed.totalClaimed <= channel.totalClaimed) return;
        if (claimed.totalClaimed > claimed.voucher.maxClaimableAmount)
            revert ClaimExceedsCeiling();
        if (claimed.totalClaimed > channel.balance) revert ClaimExceedsBalance();
        bytes32 digest = getVoucherDigest(id, claimed.voucher.maxClaimableAmount);
        address signer = config.payerAuthorizer == address(0)
            ? config.payer
            : config.payerAuthorizer;
        requireSigned(signer, digest, claimed.signature);
        uint128 more = claimed.totalClaimed - channel.totalClaimed;
        channel.totalClaimed = claimed.totalClaimed;
        receivers[config.receiver][config.token].totalClaimed += more;
        emit Claimed(id, msg.sender, more, claimed.totalClaimed);
    }

    /// The number goes up also where nothing is left to give: what was signed for it is void.
    function giveBack(ChannelConfig calldata config, uint128 wanted) private {
        if (wanted == 0) revert ZeroRefund();
        bytes32 id = getChannelId(config);
        refundNonce[id]++;
        uint128 amount = atMost(wanted, availableIn(id));
        if (amount == 0) return;
        channels[id].balance -= amount;
        Withdrawal storage withdrawal = pendingWithdrawals[id];
        if (amount >= withdrawal.amount) delete pendingWithdrawals[id];
        else withdrawal.amount -= amount;
        emit Refunded(id, msg.sender, amount);
        tellClosed(id, config);
        send(config.token, config.payer, amount);
    }

    function tellClosed(bytes32 id, ChannelConfig calldata config) private {
        if (channels[id].balance == 0 && channels[id].totalClaimed == 0)
            emit ChannelClosed(id, config);
    }

    function availableIn(bytes32 id) private view returns (uint128) {
        return channels[id].balance - channels[id].totalClaimed;
    }

    function atMost(uint128 wanted, uint128 limit) private pure returns (uint128) {
        return wanted > limit ? limit : wanted;
    }

    function send(address token, address to, uint128 amount) private {
        require(Token(token).transfer(to, amount), "transfer failed");
    }

    function isReceiving(ChannelConfig calldata config) private view returns (bool) {
        return msg.sender == config.receiverAuthorizer || msg.sender == config.receiver;
    }

    function isPaying(ChannelConfig calldata config) private view returns (bool) {
        return msg.sender == config.payer || msg.sender == config.payerAuthorizer;
    }

    function digestOf(bytes32 message) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256(
                    "EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"
                ),
                keccak256("x402 Batch Settlement"),
                keccak256("1"),
                block.chainid,
                address(this)
            )
        );
        return keccak256(abi.encodePacked("\x19\x01", domain, message));
    }

    /// Signatures of the upper half of the curve are twins of others, and refused.
    function requireSigned(address signer, bytes32 digest, bytes calldata signature) private pure {
        if (signature.length != 65) revert InvalidSignature();
        bytes32 r = bytes32(signature[0:32]);
        bytes32 s = bytes32(signature[32:64]);
        if (uint256(s) > 0x7FFFFFFFFFFFFFFFFFFFFFFFFFFFFFFF5D576E7357A4501DDFE92F46681B20A0)
            revert InvalidSignature();
        address recovered = ecrecover(digest, uint8(signature[64]), r, s);
        if (recovered == address(0) || recovered != signer) revert InvalidSignature();
    }
}
