import type { StaffTexts } from "../../../staff-texts.ts";
import type { en } from "../../en/excursions/picture-refusals.ts";

export const es: StaffTexts<typeof en> = {
	noPicture:
		"Esto no es una foto: tiene que ser un archivo JPEG, PNG, WebP o GIF, diga lo que diga su nombre",
	heic: "Esta es una foto de iPhone (HEIC), que los navegadores no muestran: envíatela por correo o expórtala para que sea JPEG, y elige esa. Para las nuevas: Ajustes, Cámara, Formatos, Más compatible",
	tooNarrow: ({ width, height, most }) =>
		`Esta foto tiene ${width} × ${height} píxeles: el lado largo puede ser ${most} veces el otro como máximo`,
	tooManyPixels: ({ width, height, side }) =>
		`Esta foto tiene ${width} × ${height} píxeles: no valen más de ${side} por lado ni más de 100 millones en total`,
	tooFewPixels: ({ width, height, least }) =>
		`Esta foto solo tiene ${width} × ${height} píxeles: necesita ${least} o más en su lado largo`,
	broken: "Esta foto está dañada o incompleta: ábrela en tu dispositivo y guárdala otra vez",
	tooMany: ({ most }) => `Una excursión tiene ${most} fotos como máximo: quita antes una`,
	noSuchExcursion: "No existe esa excursión",
	hereAlready: "Esta foto ya está aquí",
};
