/**
 * What a guest types about themselves, by the names of `booking-form-fields.ts`: `caption` over the control, `readBack` where
 * the guest reads it again.
 */
export const guestFields = {
	name: { caption: "Full name", readBack: "Name" },
	email: { caption: "Email", hint: "Your voucher goes here.", readBack: "Email" },
	cemail: { caption: "Email again" },
	phone: {
		caption: "Phone",
		hint: "Only if the van is late or the weather stops us.",
		readBack: "Phone",
	},
	comments: { caption: "Anything we should know", readBack: "Your message" },
};
