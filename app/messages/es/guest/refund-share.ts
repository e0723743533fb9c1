import { plural } from "../../plural.ts";

export const hoursOf = (hours: number) =>
	plural("es", hours, { one: "1 hora", other: `${hours} horas` });

export function shareOf(percent: number): string {
	if (percent === 100) return "el importe íntegro";
	return percent === 50 ? "la mitad" : `el ${percent} % del importe`;
}
