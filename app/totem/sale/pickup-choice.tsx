import { useRef } from "react";
import { RichText } from "#app/messages/rich-text.tsx";
import { totemSaleTexts } from "#app/messages/texts.ts";
import { useTexts } from "#app/messages/use-language.tsx";
import { langOf } from "#app/messages/written-texts.ts";
import { spotOf } from "#app/partners/totem.ts";
import { totemButton } from "#app/totem/totem-button.ts";
import { useFormats } from "#app/ui/format/use-formats.ts";
import type { Choice } from "./use-choice.ts";

export function PickupChoice({ choice }: { choice: Choice }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const texts = useTexts(totemSaleTexts);
	const { formatTime } = useFormats();
	const { pickup, isAtHotel, stops } = choice;
	const spot = spotOf(pickup);
	const isSpot = isAtHotel && spot;
	return (
		<>
			{pickup ? (
				<RichText
					text={texts.choose.timeAndPlace({
						time: formatTime(pickup.time),
						place: isSpot ? spot : pickup.title,
					})}
					parts={{
						place: (place) => (
							<span lang={langOf(pickup, isSpot ? "place" : "title")}>{place}</span>
						),
					}}
				/>
			) : (
				texts.stop.notHere
			)}{" "}
			<button
				type="button"
				onClick={() => dialog.current?.showModal()}
				className="-mt-3 -mb-4 block min-h-[max(2.7rem,56px)] text-sm font-[650] text-ocean underline decoration-1 underline-offset-4"
			>
				{pickup ? texts.stop.another : texts.stop.choose}
			</button>
			<dialog
				ref={dialog}
				aria-labelledby="stops-title"
				className="m-auto max-h-[85vh] w-[min(34rem,90vw)] overflow-y-auto rounded-lg bg-paper p-8 text-ink shadow-lift backdrop:bg-abyss/72"
			>
				<h2 id="stops-title" className="text-[1.9rem]">
					{texts.stop.where}
				</h2>
				<p className="mt-1 font-normal text-ink-soft">{texts.stop.nearestFirst}</p>
				<div className="mt-5 grid gap-2">
					{stops.map((stop) => (
						<button
							key={stop.pointId}
							type="button"
							aria-pressed={stop.pointId === pickup?.pointId}
							onClick={() => {
								choice.choosePickup(stop);
								dialog.current?.close();
							}}
							className="flex min-h-[max(3.55rem,56px)] items-center gap-5 rounded-md bg-foam px-5 py-2 text-left leading-snug aria-pressed:bg-ocean aria-pressed:text-white"
						>
							<b className="font-display text-[1.3rem] font-normal lining-nums">
								{formatTime(stop.time)}
							</b>
							<span>
								<span lang={langOf(stop, "title")} className="block font-[650]">
									{stop.title}
								</span>
								<span lang={langOf(stop, "place")} className="block text-sm">
									{stop.place}
								</span>
							</span>
						</button>
					))}
				</div>
				<button
					type="button"
					onClick={() => dialog.current?.close()}
					className={totemButton("quiet", "mt-5 w-full")}
				>
					{texts.stop.backToTrip}
				</button>
			</dialog>
		</>
	);
}
