import { type PointerEvent, type RefObject, useEffect, useRef, useState } from "react";

/** Shorter movements are not a drag; CSS pixels. */
const slack = 6;
/** Within this distance of the window's edge the page scrolls; CSS pixels. */
const scrollZone = 72;

interface Drag {
	pointerId: number;
	from: number;
	to: number;
	x: number;
	y: number;
	isMoving: boolean;
}

/** The dragged item's position and target; null while nothing is dragged. */
export type Dragging = { from: number; to: number } | null;

/**
 * Sorts a list by mouse, pen or finger. Its items are the children with `data-place`. A touch drag begins on a
 * handle with `touch-action: none`, so that elsewhere a finger scrolls. Styles are set by script, because the
 * Content-Security-Policy refuses inline styles. Escape or a second finger cancels.
 */
export function usePictureDrag(
	list: RefObject<HTMLElement | null>,
	onMove: (from: number, to: number) => void,
): { dragging: Dragging; start: (event: PointerEvent, from: number) => void } {
	const drag = useRef<Drag | null>(null);
	const latest = useRef(onMove);
	latest.current = onMove;
	const [dragging, setDragging] = useState<Dragging>(null);

	useEffect(() => {
		const itemOf = (place: number) =>
			list.current?.querySelector<HTMLElement>(`:scope > [data-place="${place}"]`) ?? null;
		const end = () => {
			const item = drag.current && itemOf(drag.current.from);
			if (item) item.style.translate = "";
			drag.current = null;
			setDragging(null);
		};
		const move = (event: globalThis.PointerEvent) => {
			const now = drag.current;
			if (!now || event.pointerId !== now.pointerId) return;
			const [x, y] = [event.pageX - now.x, event.pageY - now.y];
			if (!now.isMoving && Math.hypot(x, y) < slack) return;
			now.isMoving = true;
			const item = itemOf(now.from);
			if (item) item.style.translate = `${x}px ${y}px`;
			// the element under the dragged item is the target
			const target = document
				.elementsFromPoint(event.clientX, event.clientY)
				.find((each) => each !== item && each.parentElement === list.current);
			if (target?.hasAttribute("data-place")) now.to = Number(target.getAttribute("data-place"));
			setDragging({ from: now.from, to: now.to });
			if (event.clientY < scrollZone) window.scrollBy(0, -12);
			if (event.clientY > window.innerHeight - scrollZone) window.scrollBy(0, 12);
		};
		const drop = (event: globalThis.PointerEvent) => {
			const done = drag.current;
			if (!done || event.pointerId !== done.pointerId) return;
			end();
			if (done.isMoving && done.from !== done.to) latest.current(done.from, done.to);
		};
		const leave = (event: KeyboardEvent) => event.key === "Escape" && end();
		window.addEventListener("pointermove", move);
		window.addEventListener("pointerup", drop);
		window.addEventListener("pointercancel", end);
		window.addEventListener("keydown", leave);
		return () => {
			window.removeEventListener("pointermove", move);
			window.removeEventListener("pointerup", drop);
			window.removeEventListener("pointercancel", end);
			window.removeEventListener("keydown", leave);
		};
	}, [list]);

	const start = (event: PointerEvent, from: number) => {
		if (!event.isPrimary || event.button !== 0) return;
		// prevents text selection and the browser's own drag image
		event.preventDefault();
		const { pointerId, pageX: x, pageY: y } = event;
		drag.current = { pointerId, from, to: from, x, y, isMoving: false };
	};
	return { dragging, start };
}
