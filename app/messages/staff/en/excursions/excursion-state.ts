/** How far an excursion is, in the list and in the editor. */
export const en = {
	onSale: "On sale",
	notOnSale: "Not on sale",
	/** What it lacks before it can go on sale, as the parts of a list. */
	missing: {
		picture: "a picture",
		pickup: "a pickup point that is in use",
	},
};
