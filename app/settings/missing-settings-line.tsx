import { Link } from "react-router";
import { missingSettingsTexts as texts } from "#app/messages/staff/office/missing-settings.ts";

/** What the settings lack, as an item of "Needs attention". */
export function MissingSettingsLine({
	sentences,
	mayChange,
}: {
	sentences: readonly string[];
	mayChange: boolean;
}) {
	if (sentences.length === 0) return null;
	return (
		<li className="grid justify-items-start border-t-2 border-dotted border-dune py-2">
			{mayChange ? (
				<Link to="/dashboard/settings" className="inline-block py-0.5 font-semibold">
					{texts.fillIn}
				</Link>
			) : null}
			<span className="grid gap-1 text-sm">
				{sentences.map((sentence) => (
					<span key={sentence}>{sentence}</span>
				))}
				{mayChange ? null : <span>{texts.askAdmin}</span>}
			</span>
		</li>
	);
}
