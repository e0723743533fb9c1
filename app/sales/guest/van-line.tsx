import { renewedPart } from "#app/islands/renewed-part.ts";
import { voucherTexts } from "#app/messages/texts.ts";
import { useLanguage, useTexts } from "#app/messages/use-language.tsx";
import { type VanProgress, vanWindow, vanWords } from "./van-progress.ts";

/** Seconds after which an open page asks again. */
const askSeconds = 60;
/** Seconds after which a line that could not be renewed is no longer shown. */
const forgetSeconds = 600;

/** What is known of the van on the morning; nothing is shown when nothing is known. */
export function VanLine({
	van,
	pickupAt,
	timeZone,
}: {
	/** "no answer": an open page keeps the line that it has, with the time of that. */
	van: VanProgress | "no answer" | null;
	/** Milliseconds since the epoch. */
	pickupAt: number;
	timeZone: string;
}) {
	return (
		<div
			id="van-line"
			role="status"
			{...renewedPart({
				everySeconds: askSeconds,
				forgetSeconds,
				isUnknown: van === "no answer",
				...vanWindow(pickupAt),
			})}
			className="empty:hidden lg:col-span-2 print:hidden"
		>
			{van && van !== "no answer" ? <VanSeen van={van} timeZone={timeZone} /> : null}
		</div>
	);
}

function VanSeen({ van, timeZone }: { van: VanProgress; timeZone: string }) {
	const { title, lead, lastSeen } = vanWords(van, timeZone, useLanguage());
	const { renewsItself } = useTexts(voucherTexts).van;
	return (
		<section
			aria-labelledby="van"
			className="grid grid-cols-[minmax(0,1fr)] gap-4 rounded-md bg-foam px-5 pt-4 pb-5 text-on-foam"
		>
			<div>
				<h2 id="van" className="text-[1.4rem]">
					{title}
				</h2>
				<p className="mt-1">{lead}</p>
			</div>
			<Ride isThere={van.place === "at your stop"} />
			<p className="text-sm">
				{lastSeen} <span className="noscript:hidden">{renewsItself}</span>
			</p>
		</section>
	);
}

/** The way to the guest's stop. It names no other place. */
function Ride({ isThere }: { isThere: boolean }) {
	return (
		<div aria-hidden="true" className="relative flex h-9 items-center">
			<span
				className={`h-1 flex-1 ${isThere ? "bg-ocean" : "border-t-4 border-dotted border-ocean"}`}
			/>
			<span className="size-5 flex-none rounded-full border-[0.3rem] border-accent bg-paper" />
			<img
				src="/art/van.svg"
				alt=""
				width={60}
				height={36}
				className={`absolute top-0 h-9 w-15 ${isThere ? "right-5" : "left-[30%]"}`}
			/>
		</div>
	);
}
