import { useCallback, useRef, useState } from "react";
import type { StaffPicture } from "#app/catalogue/pictures/staff-picture.ts";
import { excursionPicturesTexts as texts } from "#app/messages/staff/excursions/excursion-pictures.ts";
import { Card } from "#app/ui/card.tsx";
import type { FormErrors } from "#app/ui/form/form.ts";
import { moveBy, moveTo } from "#app/ui/move-item.ts";
import { type DraftPicture, EditorPicture } from "./editor-picture.tsx";
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
