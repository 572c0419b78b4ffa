// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// The one call of Multicall3 that facilitators make to find out why a payment would fail.
contract Multicall {
    struct Call {
        address target;
        bytes callData;
    }

    struct Result {
        bool success;
        bytes returnData;
    }

    function tryAggregate(
        bool requireSuccess,
        Call[] calldata calls
    ) external payable returns (Result[] memory results) {
        results = new Result[](calls.length);
        for (uint256 index = 0; index < calls.length; index++) {
            (bool success, bytes memory returnData) = calls[index].target.call(calls[index].callData);
            require(success || !requireSuccess, "Multicall3: call failed");
            results[index] = Result(success, returnData);
        }
    }
}
