import { expect, test } from "vitest";
import { readCsv, textOfFile } from "./read-csv.ts";

const rowsOf = (text: string) =>
	readCsv(text).rows.map(({ number, cells }) => [number, ...Object.values(cells)]);

test.each([
	["ref;nombre\r\nA1;Ida\r\n", [[2, "A1", "Ida"]]],
	['\ufeffref,nombre\nA1,"Ida; or, so"\n', [[2, "A1", "Ida; or, so"]]],
	['ref\tnombre\nA1\t"He said ""hi"""', [[2, "A1", 'He said "hi"']]],
	[
		'ref;nombre\nA1;"two\nlines"\nA2;Bo',
		[
			[2, "A1", "two\nlines"],
			[3, "A2", "Bo"],
		],
	],
	["ref;nombre\n\n;\nA1;Ida", [[4, "A1", "Ida"]]],
	["ref;nombre\nA1", [[2, "A1", ""]]],
	["", []],
])("%j", (text, rows) => {
	expect(rowsOf(text)).toEqual(rows);
});

test("a row with too many cells, and a quote that nobody closes, are broken", () => {
	const broken = (text: string) => readCsv(text).rows.map(({ isBroken }) => isBroken);
	expect(broken("ref;name\nA1;Ida;more\nA2;Bo")).toEqual([true, false]);
	expect(broken('ref;name\nA1;Ida\nA2;"Bo')).toEqual([false, true]);
});

test("headings lose their accents, and a file of a Spanish Windows is read", () => {
	const text = textOfFile(Uint8Array.from([0x4e, 0x69, 0xf1, 0x6f, 0x73, 0x3b, 0x80]));
	expect(text).toBe("Niños;€");
	expect(readCsv(`${text}\n1;2`).columns).toEqual(["ninos", "€"]);
	expect(textOfFile(new TextEncoder().encode("Niños"))).toBe("Niños");
});
