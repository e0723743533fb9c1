import { expect, test } from "vitest";
import { hashDeskCode, makeDeskCode } from "./desk-code.server.ts";
import { readDeskCode, spokenDeskCode } from "./desk-code.ts";

test("six figures are read however they were said, and nothing else is", () => {
	for (const text of ["471806", "47 18 06", " 471 806 ", "47-18-06", "4.7.1.8.0.6"])
		expect(readDeskCode(text)).toBe("471806");
	for (const text of ["", "47180", "4718061", "47180a", "IX-7K3F9"])
		expect(readDeskCode(text)).toBeNull();
	expect(spokenDeskCode("471806")).toBe("47 18 06");
});

test("codes are six figures, nearly never twice the same", () => {
	const codes = Array.from({ length: 200 }, makeDeskCode);
	for (const code of codes) expect(code).toMatch(/^\d{6}$/);
	expect(new Set(codes).size).toBeGreaterThan(190);
});

test("what is stored of a code belongs to one hotel and to this installation's secret", () => {
	const storedHash = hashDeskCode("471806", "casa-bruma", "a secret");
	expect(hashDeskCode("471806", "casa-bruma", "a secret")).toBe(storedHash);
	expect(hashDeskCode("471806", "los-dragos", "a secret")).not.toBe(storedHash);
	expect(hashDeskCode("471806", "casa-bruma", "another secret")).not.toBe(storedHash);
	expect(storedHash).not.toContain("471806");
});
