import type { PointerEvent } from "react";
import { useCallback, useRef, useState } from "react";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import type { ExcursionDraft } from "#app/departures/editor/excursion-draft.ts";
import { excursionPicturesTexts as texts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Card } from "#app/ui/card.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { RemovalTick } from "#app/ui/form/removal-tick.tsx";
import { moveBy, moveTo } from "#app/ui/move-item.ts";
import { usePictureDrag } from "./picture-drag.ts";
import { PictureDrop } from "./picture-drop.tsx";

/** Pictures are ordered by dragging or by arrow buttons, which also work without JavaScript. */
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
	const [announcement, setSaid] = useState("");
	const list = useRef<HTMLOListElement>(null);
	const add = useCallback((picture: StaffPicture) => {
		setOrder((all) => [...all, { ...picture, isRemoved: false }]);
	}, []);
	const showMoved = (next: DraftPicture[], picture: DraftPicture) => {
		setOrder(next);
		setSaid(
			texts.moved({ place: next.indexOf(picture) + 1, count: next.length, words: picture.alt }),
		);
		onChange();
	};
	const { dragging, start } = usePictureDrag(list, (from, to) => {
		const picture = order[from];
		if (picture) showMoved(moveTo(order, from, to), picture);
	});
	return (
		<Card title={texts.title} id="pictures" hint={texts.hint}>
			<ol
				ref={list}
				className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] sm:gap-4"
			>
				{order.map((picture, index) => (
					<li
						key={picture.id}
						data-place={index}
						data-drag={dragging && dragStateOf(dragging, index)}
						className="group grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-2 data-[drag=moving]:pointer-events-none data-[drag=moving]:relative data-[drag=moving]:z-2"
					>
						<EditorPicture
							picture={picture}
							place={index}
							count={order.length}
							error={errorOf(errors, order, picture)}
							onMove={(step) => showMoved(moveBy(order, index, step), picture)}
							onGrip={(event) => start(event, index)}
						/>
					</li>
				))}
				<li>
					<PictureDrop excursionId={excursionId} onStored={add} />
				</li>
			</ol>
			<input type="hidden" name="pictures" value="1" />
			<p role="status" className="sr-only">
				{announcement}
			</p>
		</Card>
	);
}

/** The dragged picture, and the one at its target position. */
function dragStateOf({ from, to }: { from: number; to: number }, place: number) {
	if (place === from) return "moving";
	return place === to ? "target" : undefined;
}

/** Indexes of the schema's errors count only pictures that are kept. */
function errorOf(errors: FormErrors, order: DraftPicture[], picture: DraftPicture) {
	const leftPictures = order.filter(({ isRemoved }) => !isRemoved);
	return errors[`pictures.${leftPictures.indexOf(picture)}.alt`]?.[0];
}

type DraftPicture = ExcursionDraft["pictures"][number];

const arrow =
	"size-10 rounded-full border-[1.5px] border-edge bg-paper text-base/none font-semibold enabled:hover:bg-foam disabled:border-line disabled:text-edge";

function EditorPicture({
	picture: { id, url, srcSet, alt, width, height, isRemoved },
	place,
	count,
	error,
	onMove,
	onGrip,
}: {
	picture: DraftPicture;
	place: number;
	count: number;
	error: string | undefined;
	onMove: (step: number) => void;
	/** A drag begins. */
	onGrip: (event: PointerEvent) => void;
}) {
	const placeInWords = { place: place + 1 };
	const move = (way: "left" | "right", step: number) => ({
		type: "submit" as const,
		name: "move",
		value: `${way}:${id}`,
		"aria-label": way === "left" ? texts.moveLeft(placeInWords) : texts.moveRight(placeInWords),
		className: arrow,
		onClick: (event: { preventDefault: () => void }) => {
			event.preventDefault();
			onMove(step);
		},
	});
	return (
		<>
			<input type="hidden" name="picture" value={id} />
			<div
				onPointerDown={(event) => {
					// touching the picture scrolls the page; a finger drags by the grip only
					if (event.pointerType !== "touch") onGrip(event);
				}}
				className="relative aspect-4/3 cursor-grab rounded-md bg-sand outline-offset-2 outline-focus group-data-[drag=target]:outline-3 group-data-[drag=moving]:cursor-grabbing group-data-[drag=moving]:shadow-lift"
			>
				<img
					src={url}
					srcSet={srcSet}
					sizes="(min-width: 45rem) 16rem, 90vw"
					alt={alt}
					width={width}
					height={height}
					draggable={false}
					className="size-full rounded-md object-cover select-none group-has-checked:opacity-30"
				/>
				<Grip onPointerDown={onGrip} />
				<p className="absolute inset-x-2 bottom-2 hidden rounded-sm bg-paper px-2 py-1 text-center text-sm font-semibold group-has-checked:block">
					{texts.removed}
				</p>
			</div>
			<div className="flex flex-wrap items-center justify-between gap-2">
				<Badge look={place === 0 ? "foam" : "sand"}>{place === 0 ? texts.poster : place + 1}</Badge>
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
						label={texts.remove(placeInWords)}
						isOn={isRemoved}
					/>
				</span>
			</div>
			<label className="grid gap-1 text-sm">
				<span className="text-ink-soft">{texts.whatItShows}</span>
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

/** Drag handle; touching it does not scroll the page. */
function Grip({ onPointerDown }: { onPointerDown: (event: PointerEvent) => void }) {
	return (
		<span
			data-grip
			onPointerDown={(event) => {
				if (event.pointerType === "touch") onPointerDown(event);
			}}
			className="absolute top-2 right-2 grid size-11 touch-none place-items-center rounded-full bg-paper/95 text-ink"
		>
			<svg viewBox="0 0 12 18" aria-hidden="true" className="h-5 fill-current">
				{[3, 9, 15].flatMap((y) =>
					[3, 9].map((x) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.6" />),
				)}
			</svg>
		</span>
	);
}
