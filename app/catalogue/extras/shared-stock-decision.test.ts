import { expect, test } from "vitest";
import { decideSharedStock, type StockEdit } from "./shared-stock-decision.ts";

const stocks = [{ id: 7, title: "Wetsuits", quantity: 10, excursionIds: ["a"] }];
const stock = (stockId: number | null, title: string, quantity: number): StockEdit => ({
	...{ stockId, title, quantity },
});

test.each<[what: string, edit: StockEdit, openedVersion: number, answer: object]>([
	["a new one", stock(null, "Bicycles", 6), 4, { outcome: "saved", step: "added", others: [] }],
	["a new one sent twice", stock(null, "Wetsuits", 10), 3, { outcome: "same" }],
	["another one like the first", stock(null, "Wetsuits", 10), 4, { outcome: "saved" }],
	[
		"a larger one",
		stock(7, "Wetsuits", 12),
		4,
		{
			...{ outcome: "saved", step: "changed", others: ["a"] },
			line: { code: "extra stock", title: "Wetsuits", quantity: 12 },
		},
	],
	["the same", stock(7, "Wetsuits", 10), 3, { outcome: "same" }],
	["one that nobody has", stock(8, "Wetsuits", 12), 4, { outcome: "unknown" }],
	["from an older page", stock(7, "Wetsuits", 12), 3, { outcome: "newer", version: 4 }],
])("a stock: %s", (_what, edit, openedVersion, answer) => {
	expect(decideSharedStock(edit, openedVersion, { version: 4, stocks })).toMatchObject(answer);
});
