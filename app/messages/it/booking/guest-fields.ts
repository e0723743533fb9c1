import type { guestFields as english } from "../../en/booking/guest-fields.ts";

export const guestFields: typeof english = {
	name: { caption: "Nome e cognome", readBack: "Nome" },
	email: {
		caption: "Indirizzo e-mail",
		hint: "Qui le inviamo il voucher.",
		readBack: "Indirizzo e-mail",
	},
	cemail: { caption: "Ripeta l’indirizzo e-mail" },
	phone: {
		caption: "Telefono",
		hint: "Solo se il pulmino ritarda o il tempo non lo permette.",
		readBack: "Telefono",
	},
	comments: { caption: "C’è qualcosa che dovremmo sapere?", readBack: "Il suo messaggio" },
};
