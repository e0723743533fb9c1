/** The hotels that a user may see. */
export const en = {
	toDesk: "Type a guest’s code",
	create: "Create a hotel",
	pickupAt: ({ title }: { title: string }) => `Pickup at ${title}`,
	noPickup: "No pickup of its own",
	open: "Open",
	closed: "Closed",
	none: "No hotel yet. A hotel with a totem sells while its guests wait for the lift.",
	noneOfYours: "No hotel is yours yet. Ask whoever manages your team.",
};
