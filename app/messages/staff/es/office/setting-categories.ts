import { plural } from "../../../plural.ts";
import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/office/setting-categories.ts";

export const es: StaffTexts<typeof en> = {
	hint: "Con ellas buscan los clientes una excursión, en este orden. Un idioma sin nombre propio muestra el que está en gris.",
	name: ({ place }) => `Categoría ${place}`,
	newName: "Categoría nueva",
	inOtherLanguages: ({ place }) => `Categoría ${place} en otros idiomas`,
	newInOtherLanguages: "Categoría nueva en otros idiomas",
	up: ({ place }) => `Subir la categoría ${place}`,
	down: ({ place }) => `Bajar la categoría ${place}`,
	moved: ({ place, count, name }) => `Ahora en el puesto ${place} de ${count}: ${name}`,
	retire: ({ place }) => `Retirar la categoría ${place}`,
	goes: "Desaparece al guardar",
	none: "Tiene que quedar al menos una categoría",
	tooMany: ({ most }) => `Puede haber ${most} categorías como máximo`,
	nameless: "Cada categoría necesita un nombre en inglés",
	quoted: ({ name }) => `«${name}»`,
	twice: ({ name }) => `Dos categorías se llaman «${name}»`,
	inUse: ({ name, excursions }) =>
		plural("es", excursions, {
			one: `«${name}» no se puede retirar: una excursión todavía la tiene. Dale antes otra categoría`,
			other: `«${name}» no se puede retirar: ${excursions} excursiones todavía la tienen. Dales antes otra categoría`,
		}),
};
