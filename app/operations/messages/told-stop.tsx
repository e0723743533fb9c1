import type { ToldMeeting } from "#app/departures/messages/told-meeting.ts";
import { sharedTexts } from "#app/messages/staff/departures/departure-words.ts";

interface Stop {
	time: string;
	title: string;
	newMeeting?: ToldMeeting | null;
}

/** The time of a stop; where its guests were told another one, that one beside the old one. */
export function StopTime({ stop: { time, newMeeting } }: { stop: Stop }) {
	return <Told usualText={time} newText={newMeeting?.time ?? time} />;
}

/** The same for its name. */
export function StopTitle({ stop: { title, newMeeting } }: { stop: Stop }) {
	return <Told usualText={title} newText={newMeeting?.place ?? title} />;
}

function Told({ usualText, newText }: { usualText: string; newText: string }) {
	if (usualText === newText) return newText;
	return (
		<>
			<s className="text-[0.75em] font-normal opacity-75">{usualText}</s>
			<span className="sr-only">{sharedTexts.stop.toldInstead}</span> {newText}
		</>
	);
}
