// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The one question to Base's predeploy that senders of transactions have: what one costs that has to be published on
/// Ethereum. There it follows that chain's fees; here a byte has always the same price, and nobody pays it.
contract GasPriceOracle {
    function getL1Fee(bytes calldata data) external pure returns (uint256) {
        return data.length * 50_000_000;
    }
}
