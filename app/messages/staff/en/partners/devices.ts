/** A device that somebody is signed in on, by what its browser says of itself. */
export const en = {
	browserOnSystem: ({ browser, system }: { browser: string; system: string }) =>
		`${browser} on ${system}`,
	unknown: "Unknown device",
};
