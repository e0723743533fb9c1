import { stopAsTold, type ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import { RichText } from "#app/messages/rich-text.tsx";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";
import { TextWithHidden } from "#app/messages/text-with-hidden.tsx";
import { mapLink } from "#app/sales/map-link.ts";

const texts = sharedTexts.stop;

/** Where the van goes now, with its map within reach of a thumb; stands in a bar at the foot of a phone's screen. */
export function NextStopLine({
	stop,
}: {
	stop: { time: string; title: string; lat: number; lng: number; newMeeting?: ToldMeeting | null };
}) {
	const { time, title } = stopAsTold(stop);
	return (
		<p className="col-span-full flex items-center justify-between gap-3 text-sm">
			<span className="min-w-0 truncate">
				<RichText
					text={texts.next({ time, stop: title })}
					parts={{ b: (time) => <b className="lining-nums">{time}</b> }}
				/>
			</span>
			{stop.newMeeting?.place ? null : (
				<a
					href={mapLink(stop)}
					className="grid min-h-11 flex-none place-items-center rounded-full border-[1.5px] border-edge px-5 font-[650] text-ocean no-underline"
				>
					<TextWithHidden text={texts.mapOfNext({ stop: stop.title })} />
				</a>
			)}
		</p>
	);
}
