/** Whether a departure has enough guests to run. */
export const en = {
	runs: "Runs",
	needs: ({ missing, until }: { missing: number; until: string }) =>
		`Needs ${missing} more until ${until}`,
	/** The deadline is over. */
	undecided: ({ missing }: { missing: number }) => `${missing} too few: decide whether it runs`,
};
