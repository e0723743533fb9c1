import { expect, test } from "vitest";
import { proposedName } from "./authenticator-names.ts";
import { canHavePasskeys } from "./passkey.ts";

const unknown = "00000000-0000-0000-0000-000000000000";

test("a passkey is named by its keeper, else by the device, and no name is given twice", () => {
	const windows = "08987058-cadc-4b81-b6e1-30de50dcbe96";
	expect(proposedName(windows, "Edge on Windows", [])).toBe("Windows Hello");
	expect(proposedName(unknown, "Safari on iPhone", [])).toBe("Safari on iPhone");
	const takenNames = ["Safari on iPhone", "Safari on iPhone 2"];
	expect(proposedName(unknown, "Safari on iPhone", takenNames)).toBe("Safari on iPhone 3");
});

test.each([
	["https://island.example", true],
	["http://localhost:5173", true],
	["http://127.0.0.1:5173", false],
	["http://[::1]:5173", false],
])("passkeys at %s: %s", (appUrl, can) => {
	expect(canHavePasskeys(appUrl)).toBe(can);
});
