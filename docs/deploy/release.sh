#!/bin/sh
# Puts a version of the site where a host serves it: `release.sh VERSION SERVED`, two folders. The way back is the same,
# with the version before. Nothing is removed, because open pages still load the files of their version.
set -eu
version=$1
served=$2

mkdir -p "$served"
for entry in "$version"/*; do
  case ${entry##*/} in
    index.html | sw.js*) ;;
    *) cp -R "$entry" "$served/" ;;
  esac
done

# The page after the files that it names, and the worker, which fetches the page, after that. Each at once.
for name in index.html sw.js.br sw.js.gz sw.js; do
  if [ -f "$version/$name" ]; then
    cp "$version/$name" "$served/$name.new"
    mv "$served/$name.new" "$served/$name"
  else
    rm -f "$served/$name"
  fi
done
