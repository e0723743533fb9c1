/** A reseller sold it, and no stop is chosen; the one that is shown is the last before the trip. */
export const en = {
	/** @param wish where the guest wishes it; may be empty. */
	openPickup: ({ wish }: { wish: string }) =>
		wish ? `Pickup not agreed yet. Wish: ${wish}` : "Pickup not agreed yet",
};
