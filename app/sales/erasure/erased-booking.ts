/** What stands in place of a name that was erased: no word, so that it needs no translation. */
export const nameOfErased = "———";

/** How a guest asked staff for an erasure. */
export const erasureRequests = ["phone", "mail", "desk"] as const;

/** Why a booking can't be erased yet, by the columns of the question that finds it. */
export const erasureBlockers = [
	"isComing",
	"isHeld",
	"hasMoneyToReturn",
	"hasOpenPage",
	"hasDispute",
	"isOwed",
	"hasOpenQuestion",
	"hasMailOnItsWay",
] as const;
export type ErasureBlocker = (typeof erasureBlockers)[number];
