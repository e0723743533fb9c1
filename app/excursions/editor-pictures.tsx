import { type DragEvent, useCallback, useRef, useState } from "react";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormErrors } from "#app/ui/form.ts";
import type { ExcursionDraft } from "./excursion-draft.ts";
import { moveBy, moveTo } from "./excursion-form.ts";
import { PictureDrop } from "./picture-drop.tsx";
import { RemovalTick } from "./removal-tick.tsx";
import type { StaffPicture } from "./staff-excursion.ts";

type DraftPicture = ExcursionDraft["pictures"][number];

/** Pictures in their order: by dragging, by the arrows, and without a script by the same arrows. */
export function EditorPictures({
	excursionId,
	pictures,
	errors,
	onChange,
}: {
	excursionId: string;
	pictures: DraftPicture[];
	errors: FormErrors;
	onChange: () => void;
}) {
	const [order, setOrder] = useState(pictures);
	const [said, setSaid] = useState("");
	const dragged = useRef<number | null>(null);
	const add = useCallback((picture: StaffPicture) => {
		setOrder((all) => [...all, { ...picture, isRemoved: false }]);
	}, []);
	const moved = (next: DraftPicture[], picture: DraftPicture) => {
		setOrder(next);
		setSaid(`Now at place ${next.indexOf(picture) + 1} of ${next.length}: ${picture.alt}`);
		onChange();
	};
	const drop = (event: DragEvent, to: number) => {
		const from = dragged.current;
		if (from === null) return;
		event.preventDefault();
		dragged.current = null;
		const picture = order[from];
		if (picture && from !== to) moved(moveTo(order, from, to), picture);
	};
	return (
		<Card
			title="Pictures"
			id="pictures"
			hint="The first picture is the poster. Drag to sort, or use the arrows."
		>
			<input type="hidden" name="pictures" value="1" />
			<ol className="grid grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))] gap-4">
				{order.map((picture, index) => (
					<li
						key={picture.id}
						draggable
						onDragStart={(event) => {
							// an input inside of a draggable element must stay an input
							if (event.target instanceof HTMLInputElement) return event.preventDefault();
							dragged.current = index;
							event.dataTransfer.effectAllowed = "move";
						}}
						onDragOver={(event) => dragged.current !== null && event.preventDefault()}
						onDrop={(event) => drop(event, index)}
						className="group grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2"
					>
						<Tile
							picture={picture}
							place={index}
							count={order.length}
							error={errorOf(errors, order, picture)}
							onMove={(step) => moved(moveBy(order, index, step), picture)}
						/>
					</li>
				))}
				<li>
					<PictureDrop excursionId={excursionId} onStored={add} />
				</li>
			</ol>
			<p role="status" className="sr-only">
				{said}
			</p>
		</Card>
	);
}

/** The schema counts only the pictures that stay. */
function errorOf(errors: FormErrors, order: DraftPicture[], picture: DraftPicture) {
	const kept = order.filter(({ isRemoved }) => !isRemoved);
	return errors[`pictures.${kept.indexOf(picture)}.alt`]?.[0];
}

const arrow =
	"size-10 rounded-full border-[1.5px] border-edge bg-paper text-base/none font-semibold enabled:hover:bg-foam disabled:border-line disabled:text-edge";

function Tile({
	picture: { id, url, srcSet, alt, width, height, isRemoved },
	place,
	count,
	error,
	onMove,
}: {
	picture: DraftPicture;
	place: number;
	count: number;
	error: string | undefined;
	onMove: (step: number) => void;
}) {
	const move = (way: "left" | "right", step: number) => ({
		type: "submit" as const,
		name: "move",
		value: `${way}:${id}`,
		"aria-label": `Move picture ${place + 1} ${way}`,
		className: arrow,
		onClick: (event: { preventDefault: () => void }) => {
			event.preventDefault();
			onMove(step);
		},
	});
	return (
		<>
			<input type="hidden" name="picture" value={id} />
			<div className="relative aspect-4/3 cursor-grab overflow-hidden rounded-md bg-sand">
				<img
					src={url}
					srcSet={srcSet}
					sizes="(min-width: 45rem) 16rem, 90vw"
					alt={alt}
					width={width}
					height={height}
					draggable={false}
					className="size-full object-cover group-has-checked:opacity-30"
				/>
				<p className="absolute inset-x-2 bottom-2 hidden rounded-sm bg-paper px-2 py-1 text-center text-sm font-semibold group-has-checked:block">
					Removed with the next save
				</p>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Badge look={place === 0 ? "foam" : "sand"}>{place === 0 ? "Poster" : place + 1}</Badge>
				<span className="flex gap-1">
					<button {...move("left", -1)} disabled={place === 0}>
						←
					</button>
					<button {...move("right", 1)} disabled={place === count - 1}>
						→
					</button>
					<RemovalTick
						name="remove_picture"
						value={id}
						what={`picture ${place + 1}`}
						isOn={isRemoved}
					/>
				</span>
			</div>
			<label className="grid gap-1 text-sm">
				<span className="text-ink-soft">What it shows</span>
				<input
					id={`picture-${id}`}
					name="picture_alt"
					defaultValue={alt}
					maxLength={300}
					aria-invalid={error ? true : undefined}
					className="min-h-10 w-full rounded-md border-[1.5px] border-edge bg-paper px-2.5 aria-invalid:border-2 aria-invalid:border-danger aria-invalid:bg-danger-tint"
				/>
				{error ? <span className="font-semibold text-danger">{error}</span> : null}
			</label>
		</>
	);
}
