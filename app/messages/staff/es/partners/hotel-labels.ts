import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/partners/hotel-labels.ts";

export const es: StaffTexts<typeof en> = {
	name: { label: "Nombre" },
	address: { label: "Dirección" },
	phone: { label: "Teléfono" },
	paymentMode: { label: "Quién cobra" },
	language: {
		label: "Primer idioma del tótem",
		hint: "Vuelve a él después de cada cliente.",
	},
	pickupPointId: { label: "Su punto de recogida" },
	partnerEmail: {
		label: "Correo del socio",
		hint: "Un usuario con el rol de socio: lee las reservas de este hotel. Vacío, ninguno.",
	},
	isActive: { label: "Abierto: su tótem vende" },
	paymentModes: {
		phone: "Los clientes pagan en su teléfono",
		hotel: "Cobra el hotel",
	},
	rules: {
		paymentMode: "Elige quién cobra",
		language: "Elige el primer idioma del tótem",
		pickupPointMissing: "Falta su punto de recogida: un número, o nada si no tiene",
		pickupPoint: "Elige un punto de recogida",
		partnerMissing: "Falta el correo del socio",
		partnerTooLong: ({ most }) => `El correo del socio puede tener ${most} caracteres como máximo`,
		openMissing: "Abierto: falta sí o no",
	},
};
