import { expect, test } from "vitest";
import { readPublicKey } from "./public-key.server.ts";

const coseOf = (x: string, y: string) => Buffer.from(`a5010203262001215820${x}225820${y}`, "hex");

test.each([
	[
		"x",
		"00392651a5cfa1d35e0cd1c9b9017a055d04c2591279bbb2033a7a7a1a5c14b7",
		"dbbe346818e76c7f8e4ee3db5e8560e168f609b26fd8064522da70585c20cde8",
	],
	[
		"y",
		"07cc201a32cc3afa08bf356d77d71b8c6b9715402999fa7c7faa54f51640382b",
		"006ba71ad27764b9cd9eb6bad8d0fdd9423c4438edd0f0430aa349e8888985c1",
	],
])(
	"a key whose %s begins with a zero is read, and a point beside the curve is not",
	async (_n, x, y) => {
		expect(await readPublicKey(coseOf(x, y))).not.toBeNull();
		expect(
			await readPublicKey(
				coseOf(
					x,
					y.replace(/.$/, (last) => (last === "0" ? "1" : "0")),
				),
			),
		).toBeNull();
	},
);
