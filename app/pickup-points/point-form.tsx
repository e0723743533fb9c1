import { useState } from "react";
import { Card } from "#app/ui/card.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { FormErrors, TypedValues } from "#app/ui/form/form.ts";
import { StaffForm } from "#app/ui/form/staff-form.tsx";
import { TickBox } from "#app/ui/form/tick-box.tsx";
import { typedFields } from "#app/ui/form/typed-fields.ts";
import { useUnsaved } from "#app/ui/form/unsaved-changes.tsx";
import type { PickupPoint } from "./pickup-point.ts";
import { type MapTiles, PointMap } from "./point-map.tsx";

/** A pickup point; its position is typed or clicked on the map. */
export function PointForm({
	values,
	others,
	tiles,
	errors,
	children,
}: {
	values: TypedValues;
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
		<StaffForm unsaved={unsaved} errors={errors} bar={children}>
			<Card title="Where guests wait">
				<div className="grid gap-4 md:grid-cols-2">
					<TextField
						{...field("title")}
						label="Title"
						hint="What guests look for: the name of the hotel or the square."
						required
					/>
					<TextField
						{...field("place")}
						label="Where exactly to stand"
						hint="As in “main door, Playa Larga”."
					/>
					{degrees("lat", "Latitude", lat, setLat)}
					{degrees("lng", "Longitude", lng, setLng)}
				</div>
				<TickBox
					name="isActive"
					label="In use: guests can choose it"
					isOn={values.isActive === "on"}
				/>
				<PointMap
					points={others}
					chosen={isPlace ? place : null}
					tiles={tiles}
					{...(children
						? {
								onChoose: (chosen) => {
									setLat(String(chosen.lat));
									setLng(String(chosen.lng));
									setIsDirty(true);
								},
							}
						: {})}
				/>
			</Card>
		</StaffForm>
	);
}

function numberOf(text: string): number {
	return text.trim() === "" ? Number.NaN : Number(text.trim().replace(",", "."));
}
