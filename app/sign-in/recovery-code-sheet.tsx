import type { secondFactor } from "#app/messages/en/account/second-factor.ts";
import { Button, ButtonAnchor } from "#app/ui/button.tsx";
import { useIsHydrated } from "#app/ui/hydration.ts";

/** Recovery codes, which are shown once. */
export function RecoveryCodeSheet({
	texts,
	codes,
	file,
	back,
}: {
	texts: (typeof secondFactor)["setUp"]["codes"];
	codes: readonly string[];
	/** The codes as a text file, as a `data:` address. */
	file: string;
	back: string;
}) {
	const isAwake = useIsHydrated();
	return (
		<>
			<p className="print:hidden">{texts.lead}</p>
			<ul
				aria-label={texts.list}
				className="grid gap-1 rounded-md border border-line bg-paper p-4 font-mono text-[0.95rem] tabular-nums select-all"
			>
				{codes.map((code) => (
					<li key={code}>{code}</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-3 print:hidden">
				<ButtonAnchor href={file} download="recovery-codes.txt">
					{texts.download}
				</ButtonAnchor>
				{/* printing needs a script */}
				{isAwake ? <Button onClick={() => window.print()}>{texts.print}</Button> : null}
			</div>
			<ButtonAnchor look="next" href={back} className="print:hidden">
				{texts.kept}
			</ButtonAnchor>
		</>
	);
}
