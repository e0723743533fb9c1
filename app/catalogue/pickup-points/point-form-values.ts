import type { TypedValues } from "#app/ui/form/form.ts";
import { typedTextsOf } from "#app/ui/translations/translations.ts";
import type { PointFields } from "./pickup-point.ts";

export function pointFormOf(
	{ title, place, lat, lng, isActive }: PointFields,
	texts: Parameters<typeof typedTextsOf>[0],
): TypedValues {
	return {
		title,
		place,
		lat: String(lat),
		lng: String(lng),
		isActive: isActive ? "on" : "off",
		...typedTextsOf(texts),
	};
}
