import type { LayerGroup, Map as LeafletMap } from "leaflet";
import { type RefObject, useEffect, useRef, useState } from "react";
import { pickupPointsTexts } from "#app/messages/staff/excursions/pickup-points.ts";
import "leaflet/dist/leaflet.css";
import { Button } from "#app/ui/button.tsx";
import type { PickupPoint } from "./pickup-point.ts";

const texts = pickupPointsTexts.map;

export interface MapTiles {
	url: string;
	attribution: string;
}

interface Place {
	lat: number;
	lng: number;
}

type State = "loading" | "ready" | "no-tiles" | "broken";

// Circles without a link: in towns several points lie within a finger's width, and the list names them.
const pin = { radius: 9, color: "#fffdf6", weight: 3, fillColor: "#0e4a63", fillOpacity: 1 };
const chosenPin = { ...pin, radius: 13, fillColor: "#cf4023", interactive: false };

interface ShownOnMap {
	points: PickupPoint[];
	/** Position of the point that is being edited. */
	chosenPlace: Place | null;
	tiles: MapTiles | null;
	onChoose?: ((place: Place) => void) | undefined;
}

/**
 * The pickup points by coordinates. Without map images it still shows the points; if the map does
 * not load at all, the page says so and the coordinates can be typed.
 */
export function PointMap({ points, chosenPlace, tiles, onChoose }: ShownOnMap) {
	const mapFrame = useRef<HTMLDivElement>(null);
	const { map, state } = useMap(mapFrame, { points, chosenPlace, tiles, onChoose });
	if (state === "broken") {
		return (
			<p role="alert" className="rounded-md bg-sand px-5 py-4">
				{texts.broken}
			</p>
		);
	}
	return (
		<div className="grid gap-2">
			<section
				ref={mapFrame}
				aria-label={texts.label}
				className="relative isolate h-[clamp(18rem,50vh,30rem)] w-full overflow-hidden rounded-lg bg-[#a9dcd0]!"
			/>
			<div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft md:flex-nowrap">
				{/* as high as its longest text, which appears later, so that no button moves under a finger */}
				<p role="status" className="min-h-24 basis-full md:min-h-18 md:basis-auto lg:min-h-12">
					{words(state, onChoose !== undefined)}
				</p>
				{onChoose ? (
					<Button
						type="button"
						className="min-h-10 flex-none px-4 text-sm"
						disabled={state === "loading"}
						onClick={() => {
							const centre = map.current?.map.getCenter();
							if (centre) onChoose(rounded(centre.wrap()));
						}}
					>
						{texts.takeMiddle}
					</Button>
				) : null}
			</div>
		</div>
	);
}

/** The map, made once in the browser; afterwards only the chosen point is drawn again. */
function useMap(mapFrame: RefObject<HTMLDivElement | null>, view: ShownOnMap) {
	const { chosenPlace, tiles } = view;
	const map = useRef<{ map: LeafletMap; layer: LayerGroup } | null>(null);
	const choose = useRef(view.onChoose);
	choose.current = view.onChoose;
	const [state, setState] = useState<State>("loading");

	// biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once, later changes are drawn below
	useEffect(() => {
		let isGone = false;
		loadLeaflet()
			.then(({ default: L }) => {
				if (isGone || !mapFrame.current) return;
				const drawnMap = drawMap(L, mapFrame.current, view, () => setState("no-tiles"));
				drawnMap.map.on("click", ({ latlng }) => choose.current?.(rounded(latlng.wrap())));
				map.current = drawnMap;
				setState(tiles ? "ready" : "no-tiles");
			})
			.catch(() => setState("broken"));
		return () => {
			isGone = true;
			map.current?.map.remove();
			map.current = null;
		};
	}, []);

	useEffect(() => {
		if (state === "loading" || state === "broken") return;
		void loadLeaflet().then(({ default: L }) => {
			const layer = map.current?.layer.clearLayers();
			if (!layer || !chosenPlace || !isValidPosition(chosenPlace)) return;
			L.circleMarker([chosenPlace.lat, chosenPlace.lng], chosenPin).addTo(layer);
		});
	}, [chosenPlace, state]);

	return { map, state };
}

type Leaflet = Awaited<ReturnType<typeof loadLeaflet>>["default"];

/** @returns the map and the layer of the chosen point. */
function drawMap(
	L: Leaflet,
	frame: HTMLElement,
	{ points, chosenPlace, tiles }: ShownOnMap,
	onTileError: () => void,
) {
	const map = L.map(frame, {
		zoomAnimation: false,
		fadeAnimation: false,
		// Leaflet's own labels are markup
		zoomControl: false,
		attributionControl: false,
	});
	L.control.zoom({ zoomInText: "+", zoomOutText: "−" }).addTo(map);
	L.control.attribution({ prefix: false }).addTo(map);
	const all = [...points, ...(chosenPlace ? [chosenPlace] : [])];
	if (all.length > 1) {
		map.fitBounds(
			all.map(({ lat, lng }) => [lat, lng]),
			{ padding: [40, 40], maxZoom: 15 },
		);
	} else map.setView(all[0] ?? [28.3, -14.6], 11);
	if (tiles) {
		const attribution = asText(tiles.attribution);
		L.tileLayer(tiles.url, { attribution, maxZoom: 19 }).on("tileerror", onTileError).addTo(map);
	}
	const layer = L.layerGroup().addTo(map);
	for (const { lat, lng, title } of points)
		L.circleMarker([lat, lng], pin).bindTooltip(asText(title)).addTo(map);
	return { map, layer };
}

/** In the browser alone: the condition keeps Leaflet out of the server's bundle. */
async function loadLeaflet() {
	if (import.meta.env.SSR) throw new Error("The map is drawn in the browser.");
	return import("leaflet");
}

/** Attack: Leaflet takes these texts for markup, and a point may be called "<img …>". */
function asText(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function words(state: State, canChoose: boolean): string {
	if (state === "loading") return texts.loading;
	const sentences = [state === "no-tiles" ? texts.noTiles : "", canChoose ? texts.howToChoose : ""];
	return sentences.filter(Boolean).join(" ");
}

function isValidPosition({ lat, lng }: Place): boolean {
	return Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Six decimals are about a tenth of a metre. */
function rounded({ lat, lng }: Place): Place {
	return { lat: Number(lat.toFixed(6)), lng: Number(lng.toFixed(6)) };
}
