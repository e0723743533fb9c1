/** What a trip asks of its guests, on its page, at the totem and for search engines. */
export const access = {
	heading: "Who can come",
	wheelchair: {
		yes: "Guests who use a wheelchair can join without leaving it",
		folding: "A folding wheelchair can come along if its guest can walk a few steps",
		no: "Not possible with a wheelchair",
	},
	pram: {
		yes: "A pram or pushchair can come along",
		folding: "A folding pushchair can come along",
		no: "Not possible with a pram or pushchair",
	},
	pregnancy: {
		yes: "Fine during pregnancy",
		ask: "If you are pregnant, please ask us before you book",
		no: "Not suitable during pregnancy",
	},
	swimming: {
		needless: "You do not need to swim",
		needed: "You need to be able to swim",
	},
	height: ({ cm }: { cm: number }) => `At least ${cm} cm tall`,
	weight: ({ kg }: { kg: number }) => `At most ${kg} kg per person`,
};
