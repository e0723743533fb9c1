import { useState } from "react";
import { pickupPointTexts } from "#app/messages/staff/excursions/pickup-point.ts";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-values.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import { OtherLanguages } from "#app/ui/translations/other-languages.tsx";
import {
	anchorOf,
	type StoredTranslation,
	typedTextsOf,
} from "#app/ui/translations/translations.ts";
import type { PickupPoint, PointFields } from "./pickup-point.ts";
import { type MapTiles, PointMap } from "./point-map.tsx";

const texts = pickupPointTexts.form;

/** A pickup point; its position is typed or clicked on the map. */
export function PointForm({
	values,
	translated = null,
	others,
	tiles,
	errors,
	children,
}: {
	values: TypedValues;
	/** Its texts in other languages; null for a new point. */
	translated?: readonly StoredTranslation[] | null;
	others: PickupPoint[];
	tiles: MapTiles | null;
	errors: FormErrors | null;
	children?: React.ReactNode;
}) {
	const [lat, setLat] = useState(values.lat ?? "");
	const [lng, setLng] = useState(values.lng ?? "");
	const unsaved = useUnsaved();
	const [, setIsDirty] = unsaved;
	const field = typedFields(values, errors);
	const place = { lat: numberOf(lat), lng: numberOf(lng) };
	const degrees = (name: "lat" | "lng", label: string, value: string, set: typeof setLat) => (
		<TextField
			name={name}
			label={label}
			inputMode="decimal"
			autoComplete="off"
			required
			value={value}
			onChange={(event) => set(event.target.value)}
			errors={errors?.[name]}
		/>
	);
	const isPlace = !Number.isNaN(place.lat) && !Number.isNaN(place.lng);
	return (
		<StaffForm
			unsaved={unsaved}
			errors={errors}
			version={values.version}
			hrefOf={anchorOf}
			bar={children}
		>
			<Card title={texts.heading}>
				<div className="grid gap-4 md:grid-cols-2">
					<TextField {...field("title")} label={texts.title} hint={texts.titleHint} required />
					<TextField {...field("place")} label={texts.place} hint={texts.placeHint} />
					{degrees("lat", texts.latitude, lat, setLat)}
					{degrees("lng", texts.longitude, lng, setLng)}
				</div>
				<TickBox name="isActive" label={texts.isActive} isOn={values.isActive === "on"} />
				<PointMap
					points={others}
					chosenPlace={isPlace ? place : null}
					tiles={tiles}
					{...(children
						? {
								onChoose: (place) => {
									setLat(String(place.lat));
									setLng(String(place.lng));
									setIsDirty(true);
								},
							}
						: {})}
				/>
			</Card>
			{translated ? (
				<OtherLanguages
					translatable={[
						{ field: "title", label: texts.title, english: values.title ?? "" },
						{ field: "place", label: texts.placeName, english: values.place ?? "" },
					]}
					values={values}
					errors={errors ?? {}}
					storedTexts={translated}
				/>
			) : null}
		</StaffForm>
	);
}

function numberOf(text: string): number {
	return text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
}

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
