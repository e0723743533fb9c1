import type { ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import { sharedTexts } from "#app/messages/staff/departures/shared.ts";

interface Stop {
	time: string;
	title: string;
	told?: ToldMeeting | null;
}

/** The time of a stop; where its guests were told another one, that one beside the old one. */
export function StopTime({ stop: { time, told: newMeeting } }: { stop: Stop }) {
	return <Told before={time} after={newMeeting?.time ?? time} />;
}

/** The same for its name. */
export function StopTitle({ stop: { title, told: newMeeting } }: { stop: Stop }) {
	return <Told before={title} after={newMeeting?.place ?? title} />;
}

function Told({ before: usualText, after: newText }: { before: string; after: string }) {
	if (usualText === newText) return newText;
	return (
		<>
			<s className="text-[0.75em] font-normal opacity-75">{usualText}</s>
			<span className="sr-only">{sharedTexts.stop.toldInstead}</span> {newText}
		</>
	);
}
