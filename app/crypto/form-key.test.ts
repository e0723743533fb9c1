import { expect, test, vi } from "vitest";
import { newFormKey } from "./form-key.ts";

test("every bit of a form's key is random: a UUID's version and variant would be six bits less to guess", () => {
	vi.spyOn(crypto, "getRandomValues").mockImplementation((list) => {
		if (list instanceof Uint8Array) list.fill(255);
		return list;
	});
	expect(newFormKey()).toBe("ffffffff-ffff-ffff-ffff-ffffffffffff");
	vi.restoreAllMocks();
	expect(newFormKey()).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
	expect(newFormKey()).not.toBe(newFormKey());
});
