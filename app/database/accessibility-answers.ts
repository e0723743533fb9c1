/** What staff may answer about who can come on an excursion; the CHECK constraints read them. */
export const accessAnswers = {
	/** "folding": it travels folded, and its guest walks a few steps. */
	wheelchair: ["yes", "folding", "no"],
	pram: ["yes", "folding", "no"],
	/** "ask": guests ask us before they book. */
	pregnancy: ["yes", "ask", "no"],
	swimming: ["needless", "needed"],
} as const;
