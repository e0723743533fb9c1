import { useRef, useState } from "react";
import { excursionEditorTexts } from "#app/messages/staff/excursions/excursion-editor.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { FieldError } from "#app/ui/form/field-frame.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { RemovalTick } from "#app/ui/form/removal-tick.tsx";
import type { DraftStop } from "./excursion-draft.ts";

const texts = excursionEditorTexts.pickups;

export interface OfferedPoint {
	id: number;
	title: string;
	place: string;
	isActive: boolean;
}

const fieldClass = "min-h-11 w-full rounded-md border-[1.5px] border-edge bg-paper px-2.5";
const grid =
	"grid grid-cols-[8.8rem_minmax(0,1fr)_auto] items-center gap-2.5 border-t border-line py-3 md:grid-cols-[9.5rem_minmax(0,1fr)_auto] md:gap-4";

/** Pickups of an excursion. Without JavaScript the empty last row adds one. */
export function EditorPickups({
	stops,
	points,
	errors,
	onChange,
}: {
	stops: DraftStop[];
	points: OfferedPoint[];
	errors: FormErrors;
	onChange: () => void;
}) {
	const [rows, setRows] = useState(stops);
	const error = Object.entries(errors).find(([name]) => name.startsWith("pickups"))?.[1][0];
	const chosenPoints = new Set(rows.map(({ pointId }) => pointId));
	const free = points.filter(({ id, isActive }) => isActive && !chosenPoints.has(id));
	return (
		<Card title={texts.title} id="pickups" hint={texts.hint}>
			<ul>
				{rows.map((stop) => (
					<Stop key={stop.pointId} stop={stop} />
				))}
				<NewStop
					free={free}
					onAdd={(added) => {
						setRows((all) => [...all, added]);
						onChange();
					}}
				/>
			</ul>
			<input type="hidden" name="pickups" value="1" />
			{error ? <FieldError>{error}</FieldError> : null}
		</Card>
	);
}

function Stop({ stop: { pointId, title, place, time, isActive, isRemoved } }: { stop: DraftStop }) {
	return (
		<li className={`${grid} group`}>
			<input type="hidden" name="pickup_point" value={pointId} />
			<input type="hidden" name="pickup_title" value={title} />
			<input
				type="time"
				name="pickup_time"
				defaultValue={time}
				required
				aria-label={texts.timeAt({ title })}
				className={fieldClass}
			/>
			<div className="min-w-0 group-has-checked:text-ink-soft group-has-checked:line-through">
				<b className="font-bold">{title}</b>{" "}
				{isActive ? null : <Badge look="grey">{texts.notInUse}</Badge>}
				<br />
				<span className="text-sm text-ink-soft">{place}</span>
			</div>
			<RemovalTick
				name="remove_pickup"
				value={pointId}
				label={texts.remove({ title })}
				isOn={isRemoved}
			/>
		</li>
	);
}

function NewStop({ free, onAdd }: { free: OfferedPoint[]; onAdd: (stop: DraftStop) => void }) {
	const time = useRef<HTMLInputElement>(null);
	const point = useRef<HTMLSelectElement>(null);
	const add = () => {
		const chosenPoint = free.find(({ id }) => id === Number(point.current?.value));
		if (!chosenPoint || !time.current?.value) {
			(chosenPoint ? time : point).current?.focus();
			return;
		}
		const { id: pointId, title, place, isActive } = chosenPoint;
		onAdd({ pointId, title, place, isActive, time: time.current.value, isRemoved: false });
		time.current.value = "";
		if (point.current) point.current.value = "";
	};
	return (
		<li className={grid}>
			<input type="hidden" name="pickup_title" value="" />
			<input
				ref={time}
				type="time"
				name="pickup_time"
				aria-label={texts.newTime}
				className={fieldClass}
			/>
			<select
				ref={point}
				name="pickup_point"
				aria-label={texts.newPoint}
				className={`${fieldClass} appearance-none bg-(image:--image-chevron) bg-[length:0.9rem] bg-[position:right_0.85rem_center] bg-no-repeat pr-9 text-ellipsis`}
			>
				<option value="">{texts.choose}</option>
				{free.map(({ id, title }) => (
					<option key={id} value={id}>
						{title}
					</option>
				))}
			</select>
			<Button type="button" className="min-h-10 px-4 text-sm" onClick={add}>
				{texts.add}
			</Button>
		</li>
	);
}
