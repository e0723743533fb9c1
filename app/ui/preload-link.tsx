import { type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { Link, PrefetchPageLinks, useHref } from "react-router";

/** Pixels; a pointer this near to a link will probably follow it. */
const preloadMargin = 100;

type Preloading = Omit<ComponentProps<typeof Link>, "prefetch" | "to"> & { to: string };

/** A link that fetches its page's code and data when the visitor is about to follow it. */
export function PreloadLink({ to, ...rest }: Preloading) {
	const ref = useRef<HTMLAnchorElement>(null);
	const isMeant = useIsMeant(ref, to);
	return (
		<>
			<Link {...rest} ref={ref} to={to} />
			{isMeant ? <Preload to={to} /> : null}
		</>
	);
}

function Preload({ to }: { to: string }) {
	return <PrefetchPageLinks page={useHref(to)} />;
}

/** True once the link is near the pointer, has the focus, or is touched. */
function useIsMeant(ref: RefObject<HTMLAnchorElement | null>, to: string): boolean {
	const [meant, setMeant] = useState<string | null>(null);
	useEffect(() => {
		const link = ref.current;
		if (!link || meant === to) return;
		const mean = () => setMeant(to);
		link.addEventListener("focus", mean);
		link.addEventListener("touchstart", mean, { passive: true });
		// a link that covers its card is measured by the card
		const unwatch = watchPointer(link.closest("[data-preload-area]") ?? link, mean);
		return () => {
			link.removeEventListener("focus", mean);
			link.removeEventListener("touchstart", mean);
			unwatch();
		};
	}, [ref, to, meant]);
	return meant === to;
}

/** One listener for all links, with one measurement per link and frame. */
const watched = new Map<Element, () => void>();
let frame = 0;
let x = 0;
let y = 0;

function watchPointer(link: Element, mean: () => void): () => void {
	if (watched.size === 0) addEventListener("pointermove", onPointerMove, { passive: true });
	watched.set(link, mean);
	return () => {
		watched.delete(link);
		if (watched.size === 0) removeEventListener("pointermove", onPointerMove);
	};
}

function onPointerMove(event: PointerEvent) {
	x = event.clientX;
	y = event.clientY;
	if (frame) return;
	frame = requestAnimationFrame(() => {
		frame = 0;
		for (const [link, mean] of watched) if (isNear(link.getBoundingClientRect(), x, y)) mean();
	});
}

export function isNear(
	box: Pick<DOMRect, "left" | "right" | "top" | "bottom">,
	pointX: number,
	pointY: number,
	margin = preloadMargin,
): boolean {
	return (
		pointX >= box.left - margin &&
		pointX <= box.right + margin &&
		pointY >= box.top - margin &&
		pointY <= box.bottom + margin
	);
}
