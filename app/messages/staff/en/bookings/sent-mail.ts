/** One mail of a booking, as it was sent. */
export const en = {
	to: ({ recipient }: { recipient: string }) => `To ${recipient}`,
	erased: "The words of this mail were erased with the guest’s data.",
	notKept: "The words of this mail are no longer kept.",
};
