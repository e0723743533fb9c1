import type { guestFields as english } from "../../en/booking/guest-fields.ts";

export const guestFields: typeof english = {
	name: { caption: "Nombre y apellidos", readBack: "Nombre" },
	email: {
		caption: "Correo electrónico",
		hint: "Aquí le enviamos su bono.",
		readBack: "Correo electrónico",
	},
	cemail: { caption: "Repita el correo electrónico" },
	phone: {
		caption: "Teléfono",
		hint: "Solo por si la furgoneta se retrasa o el tiempo no acompaña.",
		readBack: "Teléfono",
	},
	comments: { caption: "¿Algo que debamos saber?", readBack: "Su mensaje" },
};
