import type { guestFields as english } from "../../en/booking/guest-fields.ts";

export const guestFields: typeof english = {
	name: { caption: "Vor- und Nachname", readBack: "Name" },
	email: {
		caption: "E-Mail-Adresse",
		hint: "Hierhin schicken wir Ihren Voucher.",
		readBack: "E-Mail-Adresse",
	},
	cemail: { caption: "E-Mail-Adresse wiederholen" },
	phone: {
		caption: "Telefonnummer",
		hint: "Nur falls sich der Bus verspätet oder das Wetter nicht mitspielt.",
		readBack: "Telefonnummer",
	},
	comments: { caption: "Was sollten wir wissen?", readBack: "Ihre Nachricht" },
};
