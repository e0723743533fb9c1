import { useEffect, useRef, useState } from "react";
import { settingsTexts } from "#app/messages/staff/office/settings.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/form/field.tsx";
import type { Frame } from "#app/ui/form/field-frame.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";
import { accentProblem, darkAccentOf, isColour } from "./accent.ts";
import { accentSentence } from "./accent-sentence.ts";

const { accent: texts } = settingsTexts;

/** The accent colour, with what it looks like while it is chosen. */
export function AccentField({
	defaultValue = "",
	...frame
}: Frame & { defaultValue: string | undefined }) {
	const [typedColour, setTypedColour] = useState(defaultValue);
	const colour = typedColour.trim().toLowerCase();
	const problem = accentProblem(colour);
	const isHydrated = useIsHydrated();
	return (
		<div className="grid gap-4 md:grid-cols-2">
			<div className="flex items-end gap-3">
				<TextField
					{...frame}
					value={typedColour}
					onChange={(event) => setTypedColour(event.target.value)}
					autoComplete="off"
					spellCheck={false}
					className="grow"
				/>
				{isHydrated ? (
					<input
						type="color"
						aria-label={texts.choose}
						value={isColour(colour) ? colour : "#cf4023"}
						onChange={(event) => setTypedColour(event.target.value)}
						className="h-12.5 w-14 flex-none cursor-pointer rounded-md border-[1.5px] border-edge bg-paper p-1"
					/>
				) : null}
			</div>
			<div aria-live="polite" className="grid content-end gap-3">
				{problem ? (
					<>
						<p className="text-sm">{accentSentence(colour)}</p>
						<div>
							<Button type="button" onClick={() => setTypedColour(problem.nearest)}>
								{texts.use({ colour: problem.nearest })}
							</Button>
						</div>
					</>
				) : isHydrated && isColour(colour) ? (
					<Preview accent={colour} />
				) : null}
			</div>
		</div>
	);
}

function Preview({ accent }: { accent: string }) {
	return (
		<div className="grid gap-1.5">
			<span className="text-sm font-semibold">{texts.preview}</span>
			<div className="grid grid-cols-2 gap-3">
				<Sample accent={accent} label={texts.light} className="bg-[#fbf6ec] text-[#14262e]" />
				<Sample
					accent={darkAccentOf(accent)}
					label={texts.dark}
					className="bg-[#0d1c27] text-[#f7efdf]"
				/>
			</div>
		</div>
	);
}

function Sample({
	accent,
	label,
	className,
}: {
	accent: string;
	label: string;
	className: string;
}) {
	const button = useRef<HTMLSpanElement>(null);
	// the policy forbids styles in the HTML, not those that a script sets
	useEffect(() => {
		if (button.current) button.current.style.backgroundColor = accent;
	}, [accent]);
	return (
		<div
			className={`grid justify-items-start gap-2.5 rounded-md border border-line p-3 ${className}`}
		>
			<span className="text-sm">{label}</span>
			<span ref={button} className="rounded-full px-5 py-2.5 font-[650] text-[#fff]">
				{texts.button}
			</span>
		</div>
	);
}
