/** Until when the seats of a long hold are held: by the island's clock, and by the reader's where that shows another time. */
export const heldUntil = {
	/** @param until "Friday 4 June, 18:30" */
	until: ({ until }: { until: string }) => `Held for you until ${until} island time.`,
	/** The browser puts the time between the tags. */
	ownClock: "Where you are, that is <time></time>.",
};
