import type { imprint as english } from "../../en/legal/imprint.ts";

export const imprint: typeof english = {
	description: "Quién está detrás de estas páginas y cómo encontrarnos.",
	firm: "Empresa",
	registeredName: ({ registered, tradeName }) => `${registered} (${tradeName})`,
	address: "Dirección",
	phone: "Teléfono",
	phoneInHours: ({ hours }) => `Teléfono${hours && ` (<hours>${hours}</hours>)`}`,
	email: "Correo electrónico",
	licence: "Licencia",
	register: "Registro",
	taxNumber: "Número de identificación fiscal",
	responsible: "Responsable del contenido",
	missing: ({ facts }: { facts: string }) => `Aquí no consta: ${facts}.`,
};
