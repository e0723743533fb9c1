import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/translations.ts";
import { counted } from "../counted.ts";

export const es: StaffTexts<typeof en> = {
	state: {
		complete: "completo",
		missing: ({ missing }) => plural("es", missing, { one: "falta 1", other: `faltan ${missing}` }),
		older: ({ older }) => counted(older, "anticuado", "anticuados"),
		missingAndOlder: ({ missing, older }) =>
			`${plural("es", missing, { one: "falta 1", other: `faltan ${missing}` })}, ${counted(older, "anticuado", "anticuados")}`,
		ofLanguages: ({ languages, state }) => `${languages} ${state}`,
	},
	title: "Otros idiomas",
	languages: "Idiomas:",
	inLanguage: ({ label, language }) => `${label} en ${language}`,
	english: ({ label }) => `${label}, inglés`,
	older: "Más antiguo que el texto en inglés.",
	missing: "Falta: los clientes lo leen en inglés.",
	stillRight: "Sigue siendo correcto",
	refused: {
		noSuchLanguage: "No existe ese idioma",
		ofLanguage: ({ language, error }) => `${language}: ${error}`,
	},
};
