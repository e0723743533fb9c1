import { expect, test } from "vitest";
import { answerMilliseconds } from "#app/sales/holds/prolong-hold.server.ts";
import {
	claimMilliseconds,
	longestRequestMilliseconds,
} from "#app/sales/payments/refunds/refunds.server.ts";
import { gatewayTimeoutMilliseconds, gatewayTries } from "./gateway.ts";

const longestCall = gatewayTries * gatewayTimeoutMilliseconds;

test("a guest's seats are held for longer than the gateway may take to open its page", () => {
	expect(answerMilliseconds).toBeGreaterThan(longestCall);
});

test("a refund's request, which is tried once, ends within what its claim leaves for it", () => {
	expect(longestRequestMilliseconds).toBeGreaterThan(gatewayTimeoutMilliseconds);
});

test("a claim outlasts a look into the ledger, the request and a second look", () => {
	expect(claimMilliseconds).toBeGreaterThan(longestRequestMilliseconds + 2 * longestCall);
});
