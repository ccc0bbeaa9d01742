/**
 * Lists the changes that git reports, without those of one file.
 *
 * @param file - Path in the repository.
 * @param status - Output of `git status --porcelain`.
 */
export const changesBesides = (file: string, status: string): string =>
  status
    .split('\n')
    .filter((line) => line.slice(3) !== file)
    .join('\n')
    .trimEnd();
