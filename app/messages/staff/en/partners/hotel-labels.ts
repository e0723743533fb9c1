/** The fields of a hotel in its form, and what is wrong with them; a label also begins the common rules. */
export const en = {
	name: { label: "Name" },
	address: { label: "Address" },
	phone: { label: "Phone" },
	paymentMode: { label: "Who collects the money" },
	language: {
		label: "The totem’s first language",
		hint: "It comes back to it after each guest.",
	},
	pickupPointId: { label: "Its own pickup point" },
	partnerEmail: {
		label: "Partner’s email",
		hint: "A user with the role partner: reads this hotel’s bookings. Empty for none.",
	},
	isActive: { label: "Open: its totem sells" },
	paymentModes: {
		phone: "Guests pay on their phone",
		hotel: "The hotel collects",
	},
	rules: {
		paymentMode: "Choose who collects the money",
		language: "Choose the totem’s first language",
		pickupPointMissing: "Its own pickup point is missing: a number, or nothing for none",
		pickupPoint: "Choose a pickup point",
		partnerMissing: "Partner’s email is missing",
		partnerTooLong: ({ most }: { most: number }) =>
			`Partner’s email must be at most ${most} characters long`,
		openMissing: "Open: yes or no is missing",
	},
};
