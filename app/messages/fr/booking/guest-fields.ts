import type { guestFields as english } from "../../en/booking/guest-fields.ts";

export const guestFields: typeof english = {
	name: { caption: "Prénom et nom", readBack: "Nom" },
	email: {
		caption: "Adresse e-mail",
		hint: "Nous y envoyons votre bon.",
		readBack: "Adresse e-mail",
	},
	cemail: { caption: "Adresse e-mail à nouveau" },
	phone: {
		caption: "Téléphone",
		hint: "Seulement en cas de retard du minibus ou de mauvais temps.",
		readBack: "Téléphone",
	},
	comments: { caption: "Que devons-nous savoir ?", readBack: "Votre message" },
};
