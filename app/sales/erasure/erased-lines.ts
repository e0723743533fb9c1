import type { HistoryLine } from "#app/sales/history/history-lines.ts";

/**
 * Where a line of the history holds what a person typed, or says of a person, as paths in its JSON. An erasure empties
 * them; sums, days and reasons of the trade stay. Of "edited" the fields with personal data are dropped (`personalBookingFields`).
 * A new code does not compile until it has a row.
 */
export const personalPaths: Record<HistoryLine["code"], readonly string[]> = {
	amount: [],
	taken: [],
	"paid by link": [],
	"pay link": [],
	"page ended": [],
	"page given up": [],
	"page never opened": [],
	expired: [],
	"hotel money": [],
	"refund reason": [],
	"part back": ["$.why"],
	"given back by hand": [],
	"sent back": [],
	"sent back by gateway": [],
	"sent back by bank": [],
	"paid back another way": ["$.note"],
	"refund came back": [],
	"refund tried again": [],
	disputed: [],
	"cancelled by guest": [],
	released: [],
	"mail again": ["$.subject"],
	"failed mail again": ["$.subject"],
	"mail returned": ["$.recipient", "$.subject"],
	settled: ["$.note"],
	"cash owed after all": [],
	"cash not owed": [],
	boarding: [],
	sold: ["$.why"],
	"own price": ["$.why"],
	language: ["$.language"],
	"at desk": [],
	edited: ["$.forgiven.why"],
	"new link": [],
	told: ["$.message.text", "$.message.why"],
	"departure moved": ["$.reason"],
	moved: [],
	"new times": [],
	erased: [],
};
