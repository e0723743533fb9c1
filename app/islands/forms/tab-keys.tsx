/** Makes `wake.ts` delete what this tab has kept under these names. */
export function ForgetTabKeys({ keys }: { keys: readonly string[] }) {
	return <div hidden data-forget-keys={JSON.stringify(keys)} />;
}
